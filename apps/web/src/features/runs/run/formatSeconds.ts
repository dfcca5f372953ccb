/** A time span as a designer reads it: 0.4 s, 12.3 s, 2:05, 1:02:09. */
export function formatSeconds(seconds: number): string {
  // What would be written as 60.0 s is a minute.
  if (seconds < 59.95) return `${Math.max(0, seconds).toFixed(1)} s`;
  const whole = Math.floor(Math.max(60, seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
