// What a wholesale partner's home has beside that of others: one script.
export { OfflineBox } from './OfflineBox.tsx';
export { PortingDays } from './PortingDays.tsx';
export { ChannelsBox, StockBox } from './SideBoxes.tsx';
