import { getFileName, getVerilogInfoByPath } from '@netloom/contract';
import { portWidth, resolveParameters } from '@netloom/hdl/expression';
import type { IpDescriptor } from '@netloom/model';
import type { BenchPort } from '@netloom/waves/drawing';
import { useQuery } from '@tanstack/react-query';
import { callApi, useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';

/** Verilog sources of the project. */
export function useSources(): string[] {
  const deptId = useDeptId();
  const input = (resourceName: string) => ({ body: { deptId, resourcePath: '', resourceName } });
  const verilog = useCall(getFileName, input('.v')).data ?? [];
  const system = useCall(getFileName, input('.sv')).data ?? [];
  const paths = [...verilog, ...system].map(({ filePath }) => filePath);
  return [...new Set(paths)].filter((path) => /\.s?v$/i.test(path)).sort();
}

/** The modules that a source declares, with their ports. */
export function useModules(path: string | undefined): readonly IpDescriptor[] {
  const deptId = useDeptId();
  const query = useQuery({
    queryKey: ['drawing modules', deptId, path],
    enabled: path !== undefined,
    queryFn: async () => {
      const { readVerilog } = await import('@netloom/hdl');
      const stored = await callApi(getVerilogInfoByPath, { body: { deptId, socVerilogPath: path! } });
      const text = stored.verilogFile;
      return (await readVerilog({ files: [{ path: path!, text }], bare: true })).descriptors;
    },
  });
  return query.data ?? [];
}

const DIRECTIONS = { in: 'input', out: 'output', inout: 'inout' } as const;

/** Ports of a module with the widths that its parameters' defaults give. */
export function portsOf(module: IpDescriptor | undefined): BenchPort[] | undefined {
  if (module === undefined) return undefined;
  const { values } = resolveParameters(module.parameters, {});
  return module.ports.flatMap((port) => {
    const width = portWidth(port, values);
    return width.ok
      ? [{ name: port.name, direction: DIRECTIONS[port.direction], width: Number(width.value) }]
      : [];
  });
}
