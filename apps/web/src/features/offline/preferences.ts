const RULES = 'oeillade/alone-rules';
const ARRANGES = 'oeillade/alone-arranges';

/** What was agreed at the last table that was arranged: whoever needs more time says so once. */
export function readRules(): object {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RULES) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export const keepRules = (rules: object): void => keep(RULES, JSON.stringify(rules));

/** Whether this person likes to choose their opponents before a game begins. */
export function readArranges(): boolean {
  try {
    return localStorage.getItem(ARRANGES) === 'yes';
  } catch {
    return false;
  }
}

export const keepArranges = (arranges: boolean): void => keep(ARRANGES, arranges ? 'yes' : 'no');

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse to remember: then it is as usual next time.
  }
}
