import type { PinConfiguration } from '../config/configuration.ts';
import type { GeneratedSource } from '../generate/generated.ts';
import { arxmlOf } from './arxml/write.ts';
import { cfgHeader } from './c/cfgHeader.ts';
import { pbHeader } from './c/pbHeader.ts';
import { pbSource } from './c/pbSource.ts';
import { checkLin } from './check.ts';

/**
 * The LIN driver's files: `Lin_Cfg.h`, `Lin_PBcfg.h`, `Lin_PBcfg.c` and the ARXML; none without LIN or while it has
 * errors. `clockOf` gives the kernel clock of a peripheral in Hz, where it is known.
 */
export function linFiles(
  configuration: PinConfiguration,
  clockOf: (instance: string) => number | undefined = () => undefined,
): GeneratedSource[] {
  const { lin, name } = configuration;
  if (lin === undefined || checkLin(configuration).some(({ severity }) => severity === 'error')) return [];
  return [
    { path: 'Lin/Lin_Cfg.h', text: cfgHeader(lin) },
    { path: 'Lin/Lin_PBcfg.h', text: pbHeader() },
    { path: 'Lin/Lin_PBcfg.c', text: pbSource(lin, clockOf) },
    { path: `Lin/${name}_Lin.arxml`, text: arxmlOf(lin) },
  ];
}
