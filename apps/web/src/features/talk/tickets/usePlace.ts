import { version } from '@netloom/contract';
import type { TicketPlace } from '@netloom/contract';
import { useState } from 'react';
import { useCall } from '../../../api/index.ts';
import { agentName } from '../../../parts/agentName.ts';
import { useDesignName } from '../../../session/index.ts';
import { useTabs } from '../../../shell/tabsStore.ts';

/** Screens of the talk itself are not what a ticket is about. */
const OWN = /^\/(feedback|notification)\//;

/** Where the user came from, as a ticket tells it: the screen before, its run, the design, browser and version. */
export function usePlace(): TicketPlace {
  const tabs = useTabs((state) => state.tabs);
  const design = useDesignName() ?? '';
  const { data } = useCall(version, {}, { meta: { quiet: true } });
  const [before] = useState(() => tabs.filter(({ path }) => !OWN.test(path)).at(-1));
  const screen = before === undefined ? '' : `${before.location.pathname}${before.location.search}`;
  const runId = new URL(screen || '/', window.location.origin).searchParams.get('run') ?? '';
  return { screen, design, runId, browser: agentName(navigator.userAgent), version: data?.version ?? '' };
}
