import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import { NoCore } from './NoCore.tsx';
import { DeliveryView } from './DeliveryView.tsx';
import { useSoundCores } from '../useSoundCores.ts';
import './delivery.css';

/** What a core is delivered with: tests by suite, their package, their results and what they reached. */
export default function DeliveryScreen() {
  const { ready } = useTranslation('coreDelivery');
  const cores = useSoundCores();
  if (!ready || cores === undefined) return <Loading />;
  return cores.length === 0 ? <NoCore /> : <DeliveryView cores={cores} />;
}
