/** EX_CONFIG of sysexits.h: no new start helps before somebody has changed a setting, or put the newer program back. deploy/oeillade.service knows it. */
export const WRONG_CONFIGURATION = 78;
/** A new start may help: a service manager starts the server again. */
export const FAILED = 1;
/** What programs give for arguments that they do not know. */
export const WRONG_ARGUMENTS = 2;
