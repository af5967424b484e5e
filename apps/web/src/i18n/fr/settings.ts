export const settings = {
  vibration: 'Vibrations',
};
