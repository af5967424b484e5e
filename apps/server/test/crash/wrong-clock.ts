/** Loaded before a server, and before each of its threads: the machine's clock shows another time. */
const shift = Number(process.env['CLOCK_SHIFT'] ?? 0);
const { now } = Date;
Date.now = () => now() + shift;
const { timeOrigin } = performance;
Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin + shift });
