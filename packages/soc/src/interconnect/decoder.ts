import type { Region } from '../address/region.ts';
import type { SubordinatePeer } from './spec.ts';

/** Localparams with base and mask of every region, and the function `decode` that turns an address into a one-hot target. */
export function decoderText(subordinates: readonly SubordinatePeer[], addressWidth: number): string {
  const regions = subordinates.flatMap((peer, index) => peer.regions.map((region) => ({ region, index })));
  const names = regionNames(regions.map(({ region }) => region));
  const vector = `logic [${addressWidth - 1}:0]`;
  const widest = Math.max(0, ...names.map((name) => name.length));
  const constants = regions.flatMap(({ region }, at) => [
    `localparam ${vector} ${`${names[at]}_BASE`.padEnd(widest + 5)} = ${hex(region.base, addressWidth)};`,
    `localparam ${vector} ${`${names[at]}_MASK`.padEnd(widest + 5)} = ${hex(maskOf(region, addressWidth), addressWidth)};`,
  ]);
  const tests = regions.map(({ index }, at) => {
    const start = at === 0 ? 'if' : 'else if';
    return `    ${start} ((address & ${names[at]}_MASK) == ${names[at]}_BASE) decode[${index}] = 1'b1;`;
  });
  const otherwise = regions.length === 0 ? "    decode[NOBODY] = 1'b1;" : "    else decode[NOBODY] = 1'b1;";
  return [
    '// Address map: an address belongs to a region when the bits of its mask equal its base.',
    ...constants,
    '',
    '// One-hot target of an address; the last one answers for nobody.',
    `function automatic [TARGETS-1:0] decode(input [${addressWidth - 1}:0] address);`,
    '  begin',
    "    decode = '0;",
    ...tests,
    otherwise,
    '  end',
    'endfunction',
  ].join('\n');
}

/** Upper-case names of regions, e.g. UART0 for `uart0.s_apb`, with the interface where one instance has several. */
function regionNames(regions: readonly Region[]): string[] {
  const instances = regions.map(({ endpoint }) => endpoint.split('.')[0]!.toUpperCase());
  return regions.map(({ endpoint }, index) => {
    const short = instances[index]!;
    const unique = instances.filter((each) => each === short).length === 1;
    return unique ? short : endpoint.replace('.', '_').toUpperCase();
  });
}

function maskOf({ size }: Region, addressWidth: number): bigint {
  return BigInt.asUintN(addressWidth, ~(size - 1n));
}

/** `32'h8000_5000` */
function hex(value: bigint, width: number): string {
  const digits = BigInt.asUintN(width, value)
    .toString(16)
    .toUpperCase()
    .padStart(Math.ceil(width / 4), '0');
  return `${width}'h${digits.replace(/(?<=.)(?=(?:.{4})+$)/g, '_')}`;
}
