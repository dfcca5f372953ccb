import { addressView, attributesOf } from '@netloom/soc';
import type { Attributes, Design, ManagerView, Place } from '@netloom/soc';
import { readableScale, trueScale } from '../scale/makeScale.ts';
import type { Extent } from '../scale/makeScale.ts';
import type { Scale } from '../scale/scale.ts';
import { inLanes, overlapsOf } from './lanes.ts';
import type { InLane } from './lanes.ts';

/** A place as a manager's column shows it. */
export interface Band {
  /** `uart0.s_apb`, of an alias `uart0.s_apb#0`. */
  key: string;
  place: Place;
  base: bigint;
  size: bigint;
  attributes: Attributes;
  /** It shares addresses with another of the column. */
  clash: boolean;
}

export interface Column {
  view: ManagerView;
  /** By base, then name. */
  bands: InLane<Band>[];
  /** Addresses that more than one band takes. */
  overlaps: Extent[];
}

/** The address map as it is drawn: a column a manager along one axis. */
export interface Picture {
  design: Design;
  columns: Column[];
  /** Short names by endpoint: `uart0` for `uart0.s_apb`, where it has one interface in the map. */
  names: ReadonlyMap<string, string>;
  /** Endpoints with addresses that another one has too. */
  clashing: ReadonlySet<string>;
  readable: Scale;
  true: Scale;
}

export function keyOf({ endpoint, alias }: Pick<Place, 'endpoint' | 'alias'>): string {
  return alias === undefined ? endpoint : `${endpoint}#${alias}`;
}

function makePicture(design: Design): Picture {
  const { document, library } = design;
  const views = addressView(document, library).filter(isMapped);
  const spans = views.map(({ span }) => span);
  const span = spans.reduce((most, each) => (each > most ? each : most), 1n << 32n);
  const columns = views.map((view) => columnOf(design, view));
  const clashes = columns.flatMap(({ bands }) => bands.filter(({ clash }) => clash));
  return {
    design,
    columns,
    clashing: new Set(clashes.map(({ place }) => place.endpoint)),
    names: shortNames(Object.keys(document.addressMap)),
    readable: readableScale(
      views.flatMap(({ regions }) => regions),
      span,
    ),
    true: trueScale(span),
  };
}

function shortNames(endpoints: readonly string[]): Map<string, string> {
  const owner = (endpoint: string) => endpoint.split('.')[0]!;
  const owners = new Map<string, number>();
  for (const each of endpoints) owners.set(owner(each), (owners.get(owner(each)) ?? 0) + 1);
  return new Map(endpoints.map((each) => [each, owners.get(owner(each)) === 1 ? owner(each) : each]));
}

/** A manager that is wired to one subordinate directly has no map. */
function isMapped({ regions, unassigned, hidden }: ManagerView): boolean {
  return regions.length + unassigned.length + hidden.length > 0;
}

function columnOf(design: Design, view: ManagerView): Column {
  const overlaps = overlapsOf(view.regions);
  const bands = view.regions.map((place): Band => {
    const { endpoint, base, size } = place;
    const attributes = attributesOf(design, endpoint, design.document.addressMap[endpoint]!);
    const clash = overlaps.some((each) => each.base < base + size && base < each.base + each.size);
    return { key: keyOf(place), place, base, size, attributes, clash };
  });
  return { view, bands: inLanes(bands), overlaps };
}

let last: Picture | undefined;

/** The picture of a design, made once for all who look at it. */
export function pictureOf(design: Design): Picture {
  if (last?.design !== design) last = makePicture(design);
  return last;
}
