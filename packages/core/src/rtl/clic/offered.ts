import { input, output } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasClic, hasHardwareVectors, numberWidth } from '../../options/clic.ts';
import { hasLateErrors } from '../../options/lateErrors.ts';
import { declarations } from '../nets.ts';
import type { Net } from '../nets.ts';

interface Offered extends Net {
  from: 'controller' | 'core';
  note?: string;
}

/** Five stages have an instruction in MEM to wait for before an interrupt is taken, and begin to when one is on its way. */
export const tellsSoon = ({ base }: CoreOptions): boolean => base.stages === 5;

const signals = (options: CoreOptions): Offered[] => [
  { name: 'clic_offers', width: 1, from: 'controller', note: 'an interrupt asks' },
  { name: 'clic_number', width: numberWidth(options), from: 'controller' },
  { name: 'clic_level', width: 8, from: 'controller' },
  ...(hasHardwareVectors(options)
    ? [{ name: 'clic_vectored', width: 1, from: 'controller' as const, note: 'by the table' }]
    : []),
  ...(tellsSoon(options)
    ? [
        {
          name: 'clic_soon',
          width: 1,
          from: 'controller' as const,
          note: 'the offer of the next clock may be another',
        },
      ]
    : []),
  { name: 'clic_claim', width: 1, from: 'core', note: 'an edge that was offered is taken' },
];

/** What controller and core tell each other. */
export const offered = (options: CoreOptions, side: Offered['from']): PortText[] =>
  signals(options).map(({ name, width, from, note }) =>
    (from === side ? output : input)(name, width, ...(note === undefined ? [] : [note])),
  );

/** The ports of the pipeline for it; the controller hears of stores that fail late. */
export const pipelineOffers = (options: CoreOptions): PortText[] =>
  hasClic(options)
    ? [...offered(options, 'core'), ...(hasLateErrors(options) ? [output('store_failed')] : [])]
    : [];

/** Those of the CSR unit, which does not need to know of offers early. */
export const csrOffers = (options: CoreOptions): PortText[] =>
  offered(options, 'core').filter(({ name }) => name !== 'clic_soon');

/** Nets between pipeline and controller. */
export const offerNets = (options: CoreOptions): string =>
  declarations([
    ...signals(options),
    ...(hasLateErrors(options) ? [{ name: 'store_failed', width: 1 }] : []),
  ]);
