import { DeploymentUnitOutlined } from '@ant-design/icons';
import { getAllSocCanvas } from '@netloom/contract';
import type { TimingReport } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { canvasAddress } from '../../../design/soc/index.ts';
import { instanceOf } from './instanceOf.ts';

interface CanvasLinkProps {
  /** A name of the netlist. */
  name: string;
  soc: TimingReport['soc'];
}

/** Opens the canvas at the instance that a name of the netlist lies in. */
export function CanvasLink({ name, soc }: CanvasLinkProps) {
  const { t } = useTranslation('timing');
  const deptId = useDeptId();
  const { data } = useCall(getAllSocCanvas, { params: { x: deptId } }, { enabled: soc !== null });
  const canvas = data?.find(({ path }) => path === soc?.path);
  const instance = instanceOf(name, new Set(soc?.instances));
  if (canvas === undefined || instance === null) return null;
  const label = t('openInstance', { instance });
  return (
    <Link
      to={canvasAddress(canvas.socCanvasId, instance)}
      title={label}
      aria-label={label}
      onClick={(event) => event.stopPropagation()}
    >
      <DeploymentUnitOutlined aria-hidden />
    </Link>
  );
}
