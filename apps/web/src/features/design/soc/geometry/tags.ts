import type { SocDocument } from '@netloom/model';
import type { Link } from './links.ts';
import type { PlacedPin, SceneOptions } from './scene.ts';
import type { PinKind } from './shape.ts';
import { PIN_CHARACTER } from './units.ts';
import type { Rect } from '../../../../view2d/geometry.ts';

/** A connection that is written at the sink's pin instead of drawn: a constant, or a clock or reset by name. */
export interface Tag extends Rect {
  link: Link;
  text: string;
  kind: PinKind | 'constant';
  /** Where the pin is, seen from the tag. */
  pinSide: 'left' | 'right';
}

const HEIGHT = 16;
/** Between the pin and its tag. */
const OFFSET = 8;

export function tagsOf(
  document: SocDocument,
  links: Link[],
  pins: ReadonlyMap<string, PlacedPin>,
  options: SceneOptions,
): Tag[] {
  const tags = links.flatMap((link) => {
    const pin = pins.get(link.toPin);
    const kind = tagKind(document, link, options);
    return pin && kind ? [tagAt(pin, link, kind)] : [];
  });
  return spread(tags);
}

function tagKind(document: SocDocument, link: Link, options: SceneOptions): Tag['kind'] | undefined {
  if (link.fromPin === undefined) return 'constant';
  if (options.clockWires) return undefined;
  if (Object.hasOwn(document.clocks, link.fromPin)) return 'clock';
  return Object.hasOwn(document.resets, link.fromPin) ? 'reset' : undefined;
}

function tagAt(pin: PlacedPin, link: Link, kind: Tag['kind']): Tag {
  const text = link.from + (link.toNote ? ` ${link.toNote}` : '');
  const width = Math.ceil(text.length * PIN_CHARACTER * 0.95 + 10);
  const left = pin.shape.side === 'left';
  return {
    link,
    text,
    kind,
    pinSide: left ? 'right' : 'left',
    x: left ? pin.x - OFFSET - width : pin.x + OFFSET,
    y: pin.y - HEIGHT / 2,
    width,
    height: HEIGHT,
  };
}

/** Several constants at the slices of one pin would stand on each other: they step outwards. */
function spread(tags: Tag[]): Tag[] {
  const taken = new Map<string, number>();
  return tags.map((tag) => {
    const before = taken.get(tag.link.toPin) ?? 0;
    taken.set(tag.link.toPin, before + tag.width + 4);
    const shift = tag.pinSide === 'right' ? -before : before;
    return shift === 0 ? tag : { ...tag, x: tag.x + shift };
  });
}
