import { onDevice } from './storage.ts';

const RULES = 'oeillade/alone-rules';
const ARRANGES = 'oeillade/alone-arranges';

/** The rules of the last table that was arranged alone. The next one begins with them. */
export function readRules(): object {
  const kept = onDevice.readValue(RULES);
  return typeof kept === 'object' && kept !== null ? kept : {};
}

export const keepRules = (rules: object): void => onDevice.writeValue(RULES, rules);

/** Whether this person likes to choose their opponents before a game begins. */
export const readArranges = (): boolean => onDevice.read(ARRANGES) === 'yes';

export const keepArranges = (arranges: boolean): void => onDevice.write(ARRANGES, arranges ? 'yes' : 'no');
