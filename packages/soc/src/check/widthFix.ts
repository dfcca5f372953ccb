import type { Fix, IpDescriptor } from '@netloom/model';
import type { Profiles } from '../design/busEnd.ts';
import type { Design } from '../design/block.ts';
import type { Link } from '../design/links.ts';
import type { ResolvedInterface } from '../design/resolve.ts';
import { shapeOf } from '../design/shape.ts';
import { pointerOf } from '../document/pointer.ts';
import { mending } from '../wording/sentences.ts';
import { betweenFix, widthParameters, widthWay } from './bridgeFix.ts';
import type { Between } from './bridgeFix.ts';
import { removal } from './rule.ts';
import { isConfigured } from './rules/parameters.ts';

const STREAM_CONVERTER = 'netloom:ip:axis_width:1.0';

/**
 * What makes two ends of different data widths fit: a converter between where one takes both widths, otherwise the width of
 * one end at the top level is that of the other. Where neither can be, the connection goes.
 */
export function widthFix(design: Design, link: Link, profiles: Profiles, pointer: string): Fix {
  return (
    converterFix(design, link, profiles, pointer) ??
    topWidthFix(design, link.manager, profiles.subordinate.dataWidth) ??
    topWidthFix(design, link.subordinate, profiles.manager.dataWidth) ??
    removal('fix/remove-connection', {}, pointer)
  );
}

function converterFix(design: Design, link: Link, profiles: Profiles, pointer: string): Fix | undefined {
  const converter =
    link.manager.bus === 'axi-stream'
      ? streamConverter(design, profiles)
      : busConverter(design, link, profiles);
  if (!converter) return undefined;
  const { between, parameters } = converter;
  const shape = shapeOf(design.library, between.descriptor.vlnv, parameters, design.values);
  if (!shape || !isConfigured(shape)) return undefined;
  const connection = design.document.interfaceConnections[link.index]!;
  return betweenFix(design, connection, link, pointer, between, parameters);
}

function busConverter(design: Design, link: Link, profiles: Profiles) {
  const between = widthWay(design, link.manager.bus);
  return between && { between, parameters: widthParameters(between, profiles) };
}

/** Streams of which one is a multiple of the other, as the library's converter takes them. */
function streamConverter({ library }: Design, { manager, subordinate }: Profiles) {
  const descriptor = library.find(STREAM_CONVERTER)?.descriptor;
  const [from = 0, to = 0] = [manager.dataWidth, subordinate.dataWidth];
  if (!descriptor || Math.max(from, to) % Math.min(from, to) !== 0) return undefined;
  const parameters = { S_DATA_WIDTH: String(from), M_DATA_WIDTH: String(to) };
  return { between: blockBetween(descriptor), parameters };
}

function blockBetween(descriptor: IpDescriptor): Between {
  const side = (role: 'manager' | 'subordinate') => {
    const { name, clock, reset } = descriptor.busInterfaces.find((each) => each.role === role)!;
    return { name, ...(clock !== undefined && { clock }), ...(reset !== undefined && { reset }) };
  };
  return { descriptor, upstream: side('subordinate'), downstream: side('manager') };
}

/** A top-level interface has the width that it says. */
function topWidthFix(
  { document }: Design,
  end: ResolvedInterface,
  value: number | undefined,
): Fix | undefined {
  if (end.instance !== undefined || value === undefined) return undefined;
  if (document.interfaces[end.name]?.dataWidth === undefined) return undefined;
  return mending('fix/set', { option: 'dataWidth', instance: end.name, value }, [
    { pointer: pointerOf('interfaces', end.name, 'dataWidth'), value: String(value) },
  ]);
}
