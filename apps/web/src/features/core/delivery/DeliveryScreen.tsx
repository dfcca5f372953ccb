import { listCores } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import { useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { NoCore } from './NoCore.tsx';
import { DeliveryView } from './DeliveryView.tsx';
import { soundCores } from './soundCores.ts';
import './delivery.css';

/** What a core is delivered with: tests by suite, their package, their results and what they reached. */
export default function DeliveryScreen() {
  const { ready } = useTranslation('coreDelivery');
  const deptId = useDeptId();
  const rows = useCall(listCores, { query: { deptId } }).data;
  if (!ready || rows === undefined) return <Loading />;
  const cores = soundCores(rows);
  return cores.length === 0 ? <NoCore /> : <DeliveryView cores={cores} />;
}
