/** A copy without one member. */
export function without<T extends object, K extends keyof T>(object: T, key: K): Omit<T, K> {
  return Object.fromEntries(Object.entries(object).filter(([each]) => each !== key)) as Omit<T, K>;
}
