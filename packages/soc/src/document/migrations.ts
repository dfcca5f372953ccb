import { SOC_DOCUMENT_VERSION } from '@netloom/model';
import type { Versions } from '@netloom/model';

/** Version 1 is the first, so nothing is older yet. */
export const SOC_VERSIONS: Versions = { newest: SOC_DOCUMENT_VERSION, migrations: [] };
export const LAYOUT_VERSIONS: Versions = { newest: 1, migrations: [] };
