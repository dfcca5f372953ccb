import type { Diagnostic } from '@netloom/model';
import { leavesBehind } from '../../addressmap/reach.ts';
import { align } from '../../addressmap/place.ts';
import { allRegions, formatAddress, isPowerOfTwo, regionOf } from '../../addressmap/region.ts';
import type { Region } from '../../addressmap/region.ts';
import { nextPowerOfTwo, spanOf, wantedSize } from '../../addressmap/span.ts';
import { freeBase } from '../../addressmap/place.ts';
import { interconnectWidths, isGenerated } from '../../design/busProfile.ts';
import { resolve } from '../../design/resolve.ts';
import type { ResolvedInterface } from '../../design/resolve.ts';
import { pointerOf } from '../../document/pointer.ts';
import { placeOf, problem, removal } from '../rule.ts';
import type { Place, Subject } from '../rule.ts';

/** SOC-ADDRESS-MISSING, -UNREACHABLE, -SIZE, -ALIGNMENT, -SPAN, -RANGE and SOC-INTERCONNECT-LOOP. */
export function checkAddresses(subject: Subject): Diagnostic[] {
  const { design, wiring } = subject;
  const found: Diagnostic[] = [];
  const reachable = new Set(wiring.links.map(({ subordinate }) => subordinate.key));
  for (const endpoint of Object.keys(design.document.addressMap)) {
    const end = resolve(design, endpoint);
    const place = placeOf(
      end.kind === 'interface' ? end.instance : undefined,
      endpoint,
      pointerOf('addressMap', endpoint),
    );
    if (end.kind === 'none' && !end.known) continue;
    const isLeaf = end.kind === 'interface' && reachable.has(endpoint) && !isGenerated(design, end.instance);
    if (isLeaf) found.push(...checkRegion(subject, end, regionOf(design.document, endpoint)!, place));
    else found.push(unreachable(endpoint, place));
  }
  return [...found, ...missing(subject), ...outOfRange(subject), ...loops(subject)];
}

function unreachable(endpoint: string, place: Place): Diagnostic {
  const fix = removal('Remove the address', place.pointer);
  return problem('SOC-ADDRESS-UNREACHABLE', `no manager reaches a subordinate ${endpoint}`, place, fix);
}

function checkRegion(
  { design }: Subject,
  end: ResolvedInterface,
  region: Region,
  place: Place,
): Diagnostic[] {
  const { endpoint, base, size } = region;
  if (!isPowerOfTwo(size) || size < 4n) {
    const better = formatAddress(nextPowerOfTwo(size < 4n ? 4n : size));
    const fix = { title: `Make it ${better}`, edits: [{ pointer: `${place.pointer}/size`, value: better }] };
    return [
      problem(
        'SOC-ADDRESS-SIZE',
        `${endpoint} has ${formatAddress(size)} bytes, no power of two from 4 on`,
        place,
        fix,
      ),
    ];
  }
  const found: Diagnostic[] = [];
  if (base % size !== 0n) {
    const better = formatAddress(align(base, size));
    const fix = {
      title: `Move it to ${better}`,
      edits: [{ pointer: `${place.pointer}/base`, value: better }],
    };
    const message = `${endpoint} at ${formatAddress(base)} is not aligned to its ${formatAddress(size)} bytes`;
    found.push(problem('SOC-ADDRESS-ALIGNMENT', message, place, fix));
  }
  const span = spanOf(design, end);
  if (span !== undefined && nextPowerOfTwo(span) !== size) {
    const better = formatAddress(nextPowerOfTwo(span));
    const fix = { title: `Make it ${better}`, edits: [{ pointer: `${place.pointer}/size`, value: better }] };
    const message = `${endpoint} is mapped with ${formatAddress(size)} bytes and decodes ${formatAddress(span)}`;
    found.push(problem('SOC-ADDRESS-SPAN', message, place, fix));
  }
  return found;
}

function missing({ design, reach }: Subject): Diagnostic[] {
  const found: Diagnostic[] = [];
  const reported = new Set<string>();
  for (const links of reach.leaving.values()) {
    for (const { subordinate: end } of links) {
      const known =
        isGenerated(design, end.instance) ||
        Object.hasOwn(design.document.addressMap, end.key) ||
        reported.has(end.key);
      if (known) continue;
      reported.add(end.key);
      const size = wantedSize(design, end);
      const block = {
        base: formatAddress(freeBase(allRegions(design.document), size)),
        size: formatAddress(size),
      };
      const pointer = pointerOf('addressMap', end.key);
      const fix = { title: `Assign ${block.base}`, edits: [{ pointer, value: block }] };
      found.push(
        problem(
          'SOC-ADDRESS-MISSING',
          `${end.key} has no address`,
          placeOf(end.instance, end.key, pointer),
          fix,
        ),
      );
    }
  }
  return found;
}

/** A block must fit the address width of each interconnect that leads to it. */
function outOfRange({ design, reach }: Subject): Diagnostic[] {
  const found: Diagnostic[] = [];
  const reported = new Set<string>();
  for (const [instance, links] of reach.leaving) {
    const shape = design.blocks.get(instance)?.shape;
    if (!shape) continue;
    const { addressWidth } = interconnectWidths(shape);
    for (const link of links) {
      for (const end of leavesBehind(design, reach, link)) {
        const region = regionOf(design.document, end.key);
        if (!region || reported.has(end.key) || region.base + region.size <= 1n << BigInt(addressWidth))
          continue;
        reported.add(end.key);
        const message = `${end.key} ends beyond the ${addressWidth} address bits of ${instance}`;
        found.push(
          problem(
            'SOC-ADDRESS-RANGE',
            message,
            placeOf(end.instance, end.key, pointerOf('addressMap', end.key)),
          ),
        );
      }
    }
  }
  return found;
}

/** Interconnect that can be reached from itself. */
function loops({ design, reach }: Subject): Diagnostic[] {
  const next = (instance: string) =>
    (reach.leaving.get(instance) ?? []).filter(({ subordinate }) =>
      reach.leaving.has(subordinate.instance ?? ''),
    );
  const done = new Set<string>();
  const found: Diagnostic[] = [];
  const visit = (instance: string, path: ReadonlySet<string>) => {
    if (done.has(instance)) return;
    for (const { subordinate, index } of next(instance)) {
      const inner = subordinate.instance!;
      const place = placeOf(inner, subordinate.key, pointerOf('interfaceConnections', index));
      if (path.has(inner)) {
        const fix = removal('Remove the connection', place.pointer);
        found.push(
          problem(
            'SOC-INTERCONNECT-LOOP',
            `${inner} leads back into itself by way of ${instance}`,
            place,
            fix,
          ),
        );
      } else visit(inner, new Set([...path, inner]));
    }
    done.add(instance);
  };
  for (const instance of design.blocks.keys())
    if (reach.leaving.has(instance)) visit(instance, new Set([instance]));
  return found;
}
