import { z } from 'zod';

/** IP-XACT identifier "vendor:library:name:version" (IEEE 1685-2022, 5.2). */
export const Vlnv = z
  .string()
  .regex(
    /^[A-Za-z0-9_.-]+:[A-Za-z0-9_.-]+:[A-Za-z0-9_.-]+:[A-Za-z0-9_.-]+$/,
    'expected vendor:library:name:version',
  );
export type Vlnv = z.infer<typeof Vlnv>;

export interface VlnvParts {
  vendor: string;
  library: string;
  name: string;
  version: string;
}

export function splitVlnv(vlnv: Vlnv): VlnvParts {
  const [vendor = '', library = '', name = '', version = ''] = vlnv.split(':');
  return { vendor, library, name, version };
}
