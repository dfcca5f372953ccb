import type { Services } from '../../services.ts';

/** Origins of other sites whose pages are embedded: by menu entries and by the bookmark panel. */
export function frameSources({ configs, menuLinks }: Pick<Services, 'configs' | 'menuLinks'>): string[] {
  const addresses = [
    ...menuLinks.list(),
    configs.value('panel.aiKnowledge'),
    configs.value('panel.notepad'),
  ].filter((address) => /^https?:/i.test(address));
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
