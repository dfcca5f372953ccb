import { isKeyword } from '@netloom/hdl/keywords';
import { Identifier } from '@netloom/model';
import { benchOf } from '@netloom/waves/drawing';
import type { Drawing } from '@netloom/waves/drawing';
import { useState } from 'react';
import { moduleNameOf } from './moduleName.ts';
import { portsOf, useModules } from './usePorts.ts';

/** The testbench of a drawing as it is set up: its name, the module to test with its ports, and the text. */
export function useBench(drawing: Drawing, drawingPath: string) {
  const base = moduleNameOf(drawingPath);
  const [source, setSource] = useState<string>();
  const [name, setName] = useState(`${base}_tb`);
  const modules = useModules(source);
  const module = drawing.bench.module ?? base;
  const ports = portsOf(modules.find((one) => one.module === module));
  const isName = Identifier.safeParse(name).success && !isKeyword(name) && name !== module;
  const { text, diagnostics } = benchOf(drawing, { name, source: drawingPath, module, isKeyword, ports });
  return {
    ...{ name, setName, isName, path: `tb/${name}.sv` },
    ...{ source, setSource, modules, module, ports },
    ...{ text, diagnostics },
  };
}

export type Bench = ReturnType<typeof useBench>;
