export { arrangementFrom } from '../cli/options.ts';
export { wilson } from '../statistics/wilson.ts';
export { inOrder } from '../threads/in-order.ts';
export { serve } from '../threads/serve.ts';
