/** `2:05`, or `2:05.3` where tenths matter. */
export function clockText(ms: number, { tenths = false } = {}): string {
  const minutes = Math.floor(ms / 60_000);
  const seconds = Math.floor((ms % 60_000) / 1_000);
  const whole = `${minutes}:${String(seconds).padStart(2, '0')}`;
  return tenths ? `${whole}.${Math.floor((ms % 1_000) / 100)}` : whole;
}
