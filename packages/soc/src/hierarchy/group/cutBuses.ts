import type { InterfaceConnection } from '@netloom/model';
import { domainOf } from '../../check/clockSource.ts';
import type { Subject } from '../../check/rule.ts';
import { profilesOf } from '../../design/busEnd.ts';
import type { Link } from '../../design/links.ts';
import { interfaceLike } from '../../edit/interfaceLike.ts';
import { say } from '../../wording/sentences.ts';
import type { Cut } from './cut.ts';

/** A connection of interfaces that the boundary cuts, and the interface of the inner top level that carries it. */
export interface CutLink {
  link: Link;
  name: string;
  /** The end inside gives transfers to the world outside. */
  leaves: boolean;
}

/** Interface connections; each that crosses the boundary gets an interface of the inner top level. */
export function cutBuses(cut: Cut, subject: Subject): CutLink[] {
  const { design, wiring } = subject;
  const links = new Map(wiring.links.map((link) => [link.index, link]));
  return design.document.interfaceConnections.flatMap((connection, index) => {
    const [manager, subordinate] = [cut.isInside(connection.manager), cut.isInside(connection.subordinate)];
    if (manager === subordinate) {
      (manager ? cut.inner : cut.outer).interfaceConnections.push(connection);
      return [];
    }
    const link = links.get(index);
    if (!link) {
      cut.refuse(say('refused/group-lost', connection));
      return [];
    }
    return [cross(cut, subject, connection, link, manager)];
  });
}

function cross(
  cut: Cut,
  subject: Subject,
  { manager, subordinate }: InterfaceConnection,
  link: Link,
  leaves: boolean,
): CutLink {
  const [mine, peer] = leaves ? [link.manager, link.subordinatePeer] : [link.subordinate, link.managerPeer];
  const wanted = `${mine.instance}_${mine.multiple ? peer : mine.name}`;
  const { name } = cut.name(`interface ${link.index}`, wanted);
  const profiles = profilesOf(subject.design, link);
  const clock = domainOf(subject, mine);
  const isOwn = clock !== undefined && Object.hasOwn(cut.design.document.clocks, clock);
  cut.inner.interfaces[name] = interfaceLike(
    leaves ? profiles.manager : profiles.subordinate,
    isOwn ? cut.clock(clock) : undefined,
  );
  const seen = cut.seen(name);
  cut.inner.interfaceConnections.push(
    leaves ? { manager, subordinate: name } : { manager: name, subordinate },
  );
  cut.outer.interfaceConnections.push(
    leaves ? { manager: seen, subordinate } : { manager, subordinate: seen },
  );
  return { link, name, leaves };
}
