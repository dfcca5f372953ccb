/**
 * What each server keeps in its memory, made when it is first asked for; a server is known by its services. Servers of
 * one process share none of it.
 */
export function perServer<T>(make: () => T): (services: object) => T {
  const kept = new WeakMap<object, T>();
  return (services) => {
    const value = kept.get(services) ?? make();
    kept.set(services, value);
    return value;
  };
}
