import type { SoftwareAccess } from '@netloom/model';
import { childOf, childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { softwareOf } from '../access.ts';
import type { Inherited, ReadContext } from './context.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** The access of an element; 2022 has it in policies, of which the first is taken. */
export function softwareIn(
  element: XmlElement,
  otherwise: SoftwareAccess,
  context: ReadContext,
): SoftwareAccess {
  const policies = childOf(element, 'accessPolicies');
  const policy = policies ? firstPolicy(policies, 'accessPolicy', context) : element;
  const access = policy && childOf(policy, 'access');
  if (!access) return otherwise;
  const software = softwareOf(access.text.trim());
  if (!software) context.fail(say('IPX/access/unknown', { access: access.text.trim() }), access);
  return software ?? otherwise;
}

export function inheritedBy(element: XmlElement, inherited: Inherited, context: ReadContext): Inherited {
  const isVolatile = textOf(element, 'volatile');
  return {
    software: softwareIn(element, inherited.software, context),
    isVolatile: isVolatile === undefined ? inherited.isVolatile : isTrue(isVolatile),
    reset: inherited.reset,
  };
}

/** The policy that holds in every mode, else the first one. */
export function firstPolicy(
  policies: XmlElement,
  name: string,
  context: ReadContext,
): XmlElement | undefined {
  const all = childrenOf(policies, name);
  const chosen = all.find((policy) => !childOf(policy, 'modeRef')) ?? all[0];
  if (all.length > 1) context.lose(say('IPX/access/modes', {}), policies);
  return chosen;
}

export const isTrue = (text: string) => text === 'true' || text === '1';
