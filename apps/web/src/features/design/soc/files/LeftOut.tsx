import { getAllSocModule } from '@netloom/contract';
import type { SocModule } from '@netloom/contract';
import { socKind } from '@netloom/soc';
import { Alert } from 'antd';
import { useCall } from '../../../../api/index.ts';
import { SaidText } from '../../../../diagnostics/SaidText.tsx';
import { libraryOf } from './modules.ts';

const NONE: SocModule[] = [];

/** What a template leaves out of what the project has, and why. */
export function LeftOut({ deptId, template }: { deptId: number; template: string }) {
  const { data = NONE } = useCall(getAllSocModule, { params: { x: deptId } });
  const chosen = socKind.templates!.find(({ id }) => id === template);
  return (chosen?.leavesOut?.({ library: libraryOf(data) }) ?? []).map((said) => (
    <Alert key={said.message} type="warning" showIcon title={<SaidText said={said} />} />
  ));
}
