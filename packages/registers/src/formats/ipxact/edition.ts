/** An edition of IEEE 1685 with the names that differ between them. */
export interface Edition {
  year: 2009 | 2014 | 2022;
  namespace: string;
  prefix: 'spirit' | 'ipxact';
  schema: string;
}

const accellera = (year: 2014 | 2022): Edition => {
  const namespace = `http://www.accellera.org/XMLSchema/IPXACT/1685-${year}`;
  return { year, namespace, prefix: 'ipxact', schema: `${namespace} ${namespace}/index.xsd` };
};

const SPIRIT = 'http://www.spiritconsortium.org/XMLSchema/SPIRIT/1685-2009';

export const EDITIONS = {
  2009: {
    year: 2009,
    namespace: SPIRIT,
    prefix: 'spirit',
    schema: `${SPIRIT} ${SPIRIT}/index.xsd`,
  },
  2014: accellera(2014),
  2022: accellera(2022),
} as const satisfies Record<number, Edition>;

const NAMESPACES: ReadonlySet<string> = new Set(Object.values(EDITIONS).map(({ namespace }) => namespace));

/** True for the namespaces of the editions that are read. */
export function isIpxact(namespace: string): boolean {
  return NAMESPACES.has(namespace);
}
