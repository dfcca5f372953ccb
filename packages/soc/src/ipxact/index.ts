export { readComponents } from './readComponents.ts';
export type { ComponentReading, ReadComponent } from './readComponents.ts';
export { readDesigns } from './readDesigns.ts';
export type { DesignReading, ReadDesign } from './readDesigns.ts';
export { exportIpxact } from './write/exportIpxact.ts';
export type { IpxactExport } from './write/exportIpxact.ts';
