// What an employee's home has beside that of others: one script.
export { OpenWork } from './OpenWork.tsx';
export { QueueBox } from './QueueBox.tsx';
export { OpenedBox, PortDaysBox, TeamBox, WeekBox } from './StaffSide.tsx';
