/** Policies of UVM (IEEE 1800.2-2020, Table 7) by access, readAction and modifiedWriteValues of CMSIS-SVD 1.3.9. */
const BY_SVD: Readonly<Record<string, string>> = {
  'read-write,,': 'RW',
  'read-only,,': 'RO',
  'write-only,,': 'WO',
  'read-writeOnce,,': 'W1',
  'writeOnce,,': 'WO1',
  'read-only,clear,': 'RC',
  'read-only,set,': 'RS',
  'read-write,clear,': 'WRC',
  'read-write,set,': 'WRS',
  'read-write,,clear': 'WC',
  'read-write,,set': 'WS',
  'read-write,clear,set': 'WSRC',
  'read-write,set,clear': 'WCRS',
  'read-write,,oneToClear': 'W1C',
  'read-write,,oneToSet': 'W1S',
  'read-write,,oneToToggle': 'W1T',
  'read-write,,zeroToClear': 'W0C',
  'read-write,,zeroToSet': 'W0S',
  'read-write,,zeroToToggle': 'W0T',
  'read-write,clear,oneToSet': 'W1SRC',
  'read-write,set,oneToClear': 'W1CRS',
  'read-write,clear,zeroToSet': 'W0SRC',
  'read-write,set,zeroToClear': 'W0CRS',
  'write-only,,clear': 'WOC',
  'write-only,,set': 'WOS',
};
const WITHOUT_READ = new Set(['WO', 'WO1', 'WOC', 'WOS', 'NOACCESS']);
const WITHOUT_WRITE = new Set(['RO', 'RC', 'RS', 'NOACCESS']);

/** Actions that hardware defines have no policy of their own. */
export function policyOfSvd(access: string, readAction = '', writeAction = ''): string | undefined {
  const known = (action: string) => action.replace(/^modify(?:External)?$/, '');
  return BY_SVD[[access, known(readAction), known(writeAction)].join()];
}

/** What the policies of a register's fields let through. */
export function rightsOf(policies: readonly string[]): string {
  const isReadable = policies.some((policy) => !WITHOUT_READ.has(policy));
  const isWritable = policies.some((policy) => !WITHOUT_WRITE.has(policy));
  return isReadable === isWritable ? 'RW' : isReadable ? 'RO' : 'WO';
}
