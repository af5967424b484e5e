export { habits as outsiders } from '../outsiders/index.ts';
export { TEMPERS as levels } from '../temper.ts';
