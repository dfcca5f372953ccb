import { configKey } from '@netloom/contract';
import { useCall } from '../../api/index.ts';

const OWN_PAGES = { aiKnowledge: '/guide', notepad: '/notepad' } as const;

/** Address of a framed page of the panel: the installation's setting, else Netloom's own page. */
export function usePanelAddress(panel: keyof typeof OWN_PAGES): string | undefined {
  const { data, isPending } = useCall(
    configKey,
    { params: { key: `panel.${panel}` } },
    { meta: { quiet: true } },
  );
  if (isPending) return undefined;
  return data || OWN_PAGES[panel];
}
