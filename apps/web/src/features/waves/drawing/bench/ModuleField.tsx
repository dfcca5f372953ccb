import { changeSection } from '@netloom/waves/drawing';
import { Input, Select } from 'antd';
import { edit } from '../store/edit.ts';
import type { Bench } from './useBench.ts';

/** The module to test: one of its source, or any name as long as no source is chosen. */
export function ModuleField({ modules, module }: Pick<Bench, 'modules' | 'module'>) {
  const setModule = (value: string) =>
    edit((document) => changeSection(document, 'netloom', { module: value === '' ? undefined : value }));
  return modules.length > 0 ? (
    <Select
      id="benchModule"
      size="small"
      value={module}
      options={modules.map((one) => ({ value: one.module, label: one.module }))}
      onChange={setModule}
    />
  ) : (
    <Input
      key={module}
      id="benchModule"
      size="small"
      spellCheck={false}
      defaultValue={module}
      onBlur={({ target }) => setModule(target.value.trim())}
    />
  );
}
