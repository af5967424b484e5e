import { onDevice } from '../../../shell/storage.ts';

const KEY = 'oeillade/passport';

/** Whether my passport lies open at every table that is played on this device. */
export const readPassportOpen = (): boolean => onDevice.read(KEY) === 'open';

export const keepPassportOpen = (isOpen: boolean): void => onDevice.write(KEY, isOpen ? 'open' : 'shut');
