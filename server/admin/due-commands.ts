import { type Command, Refused } from './command.ts';

const run: Command = {
  usage: 'due run',
  does: 'does at once what is due of records, such as messages to other carriers, which a running server does within a minute',
  async run({ services }) {
    if (!services.runDue) throw new Refused('no server runs here; one that starts does what is due within a minute');
    return [`Done for ${await services.runDue()} records.`];
  },
};

export const dueCommands: readonly Command[] = [run];
