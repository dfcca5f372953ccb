import type { ProbeQuery, ProbeReply, ProbeSite } from '@netloom/contract';
import type { Elaborated, Place, Site } from '@netloom/tools';

/** Statements that are told of one signal: of a clock there are thousands. */
const MOST_SITES = 300;
const LONGEST_LINE = 300;

const placeOf = ({ file, line, column, endLine, endColumn }: Place) => ({
  ...{ file, line, column },
  endColumn: endLine === line ? endColumn : column + 1,
});

function sitesOf(design: Elaborated, sites: Site[]): { total: number; sites: ProbeSite[] } {
  const told = sites.slice(0, MOST_SITES).map(({ place, ...site }) => ({
    ...site,
    place: placeOf(place),
    text: design.line(place).slice(0, LONGEST_LINE),
  }));
  return { total: sites.length, sites: told };
}

/** Answers a question about a design; undefined about what it does not have. */
export function answer(design: Elaborated, query: ProbeQuery): ProbeReply | undefined {
  switch (query.view) {
    case 'signal': {
      const declared = design.declaration(query.path);
      if (!declared) return undefined;
      const { path, scope, module, place, direction, parameter } = declared;
      return {
        ...{ view: 'signal', path, scope, module, place: placeOf(place), direction, parameter },
        text: design.line(place).slice(0, LONGEST_LINE),
        drivers: sitesOf(design, design.drivers(query.path)),
        loads: sitesOf(design, design.loads(query.path)),
      };
    }
    case 'names': {
      const paths = design.names(query.path).slice(0, MOST_SITES);
      return paths.length === 0 ? undefined : { view: 'names', paths };
    }
    case 'source': {
      const source = design.source(query.scope);
      return source && { view: 'source', ...source, text: design.text(source.file) ?? '' };
    }
    case 'instances':
      return { view: 'instances', paths: design.instances(query.module).slice(0, MOST_SITES) };
  }
}
