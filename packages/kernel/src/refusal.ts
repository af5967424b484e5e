/** Why a command was not accepted. It goes to the seat that asked, and to nobody else. */
export interface Refusal {
  /** A word for programs, e.g. `not-your-turn`. */
  readonly code: string;
  /** The ledger's clause that forbids it; null where no rule is at stake (a malformed command). */
  readonly rule: string | null;
}

export const refusal = (code: string, rule: string | null): Refusal => ({ code, rule });
