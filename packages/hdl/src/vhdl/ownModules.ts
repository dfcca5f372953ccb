const MODULE = /^module (\w+)/gm;

/**
 * The text that ghdl writes of an entity, with the modules that it has below named after the entity: two entities that
 * share one would otherwise define it twice.
 */
export function withOwnModules(text: string, entity: string): string {
  const inner = [...text.matchAll(MODULE)].map(([, name]) => name!).filter((name) => name !== entity);
  const names = new Set(inner);
  // Only `module name` and, at the start of a line inside, `name instance (` stand for modules.
  return text.replaceAll(
    /^(module | {2})(\w+)(?= *(?:$|\(| \w+ \()| \w+ \()/gm,
    (all, before: string, name: string) => (names.has(name) ? `${before}${entity}_${name}` : all),
  );
}
