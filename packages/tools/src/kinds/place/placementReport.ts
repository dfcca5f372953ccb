import { PlacementPoint } from '@netloom/model';
import type { PlacementReport } from '@netloom/model';
import { clockName } from './clockName.ts';

interface NextpnrPath {
  from: string;
  to: string;
  path: { type: string; delay: number; from: Pin; to: Pin; net?: string }[];
}
interface Pin {
  cell: string;
  port: string;
}
/** What nextpnr 0.4 writes with `--report`. */
interface NextpnrReport {
  fmax: Record<string, { achieved: number; constraint: number }>;
  utilization: Record<string, { used: number; available: number }>;
  critical_paths: NextpnrPath[];
}

/** `posedge clk$SB_IO_IN_$glb_clk` → `posedge clk`. */
function edgeName(edge: string): string {
  const [side = '', net] = edge.split(' ');
  return net === undefined ? edge : `${side} ${clockName(net)}`;
}

function pointOf({ type, delay, from, to, net = '' }: NextpnrPath['path'][number]): PlacementPoint {
  const sort = PlacementPoint.shape.sort.safeParse(type);
  return {
    sort: sort.success ? sort.data : 'other',
    from: `${from.cell}.${from.port}`,
    to: `${to.cell}.${to.port}`,
    net,
    delay,
  };
}

function pathOf({ from, to, path }: NextpnrPath): PlacementReport['criticalPaths'][number] {
  const points = path.map(pointOf);
  const delay = points.reduce((sum, point) => sum + point.delay, 0);
  return { from: edgeName(from), to: edgeName(to), delay, points };
}

/** nextpnr's JSON report of a placement. */
export function readPlacementReport(
  text: string,
  { device, package: pack }: { device: string; package: string },
): PlacementReport {
  const { fmax, utilization, critical_paths } = JSON.parse(text) as NextpnrReport;
  return {
    device,
    package: pack,
    clocks: Object.entries(fmax).map(([net, each]) => ({ name: clockName(net), ...each })),
    utilization: Object.entries(utilization).map(([resource, each]) => ({ resource, ...each })),
    criticalPaths: critical_paths.map(pathOf),
  };
}
