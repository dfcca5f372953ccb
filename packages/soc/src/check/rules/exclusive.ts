import type { Diagnostic } from '@netloom/model';
import type { Design } from '../../design/block.ts';
import { profilesOf } from '../../design/busEnd.ts';
import { generatedInterface, passageAt } from '../../design/generated.ts';
import type { Link } from '../../design/links.ts';
import { linksInto } from '../../design/linksAt.ts';
import { pointerOf } from '../../document/pointer.ts';
import { mending } from '../../wording/sentences.ts';
import { exclusiveFix } from '../bridgeFix.ts';
import { placeOf, problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

const LOCKS = ['AWLOCK', 'ARLOCK'];

/** SOC-EXCLUSIVE: managers of AXI4 that ask for exclusive access where nobody grants it (Arm IHI 0022H, A7.2.5). */
export function checkExclusive({ design, wiring }: Subject): Diagnostic[] {
  return wiring.links.flatMap((link) => {
    const lost = whoLoses(design, link);
    if (lost === undefined) return [];
    const pointer = pointerOf('interfaceConnections', link.index);
    const place = placeOf(link.subordinate.instance ?? link.manager.instance, link.subordinate.key, pointer);
    const asking = originsOf(design, wiring.links, link).filter((each) => asks(design, each));
    return asking.map((each) => {
      const ends = { manager: each.manager.key, subordinate: link.subordinate.key };
      const fix = leaveOut(design, each) ?? exclusiveFix(design, link, profilesOf(design, link), pointer);
      return problem(`SOC-EXCLUSIVE/${lost}`, ends, place, fix);
    });
  });
}

/** A block that leads on by another protocol or under one ID, or a memory that does not hear of it. */
function whoLoses(design: Design, link: Link): 'bridge' | 'ids' | 'subordinate' | undefined {
  if (link.manager.bus !== 'axi4' || link.subordinate.bus !== 'axi4') return undefined;
  const passage = passageAt(design, link.subordinate);
  if (passage?.exclusive === 'granted') return undefined;
  if (passage?.exclusive === 'normal') return 'ids';
  if (passage) {
    const { instance } = link.subordinate;
    const leaves = passage.downstream.map((name) => generatedInterface(design, { instance, name })?.bus);
    return leaves.every((bus) => bus !== 'axi4') ? 'bridge' : undefined;
  }
  const { signals } = profilesOf(design, link).subordinate;
  return signals.has('AWVALID') && !signals.has('AWLOCK') ? 'subordinate' : undefined;
}

/** The links by which transfers on a link have entered, exclusive as they were. */
function originsOf(design: Design, links: readonly Link[], link: Link, seen = new Set<Link>()): Link[] {
  if (seen.has(link)) return [];
  seen.add(link);
  const passage = passageAt(design, link.manager);
  if (!passage) return [link];
  if (passage.exclusive) return [];
  return linksInto(links, link.manager.instance)
    .filter(({ subordinate }) => subordinate.name === passage.upstream)
    .flatMap((each) => originsOf(design, links, each, seen));
}

function asks(design: Design, link: Link): boolean {
  const { signals } = profilesOf(design, link).manager;
  return link.manager.bus === 'axi4' && LOCKS.every((signal) => signals.has(signal));
}

/** Who comes in at the top level may do without the signals. */
function leaveOut({ document }: Design, { manager }: Link) {
  const own = manager.instance === undefined ? document.interfaces[manager.name]?.signals : undefined;
  if (!own || !LOCKS.every((signal) => signal in own)) return undefined;
  const edits = LOCKS.map((signal) => ({
    pointer: pointerOf('interfaces', manager.name, 'signals', signal),
  }));
  return mending('fix/no-exclusive', { manager: manager.key }, edits);
}
