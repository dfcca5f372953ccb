import { useTranslation } from 'react-i18next';
import { PathInput } from '../../../parts/form/PathInput.tsx';
import { useDelivery } from './deliveryStore.ts';

/** Where the executables of others lie in the project. */
export function OthersFolder() {
  const { t } = useTranslation('coreDelivery');
  const others = useDelivery((state) => state.others);
  return (
    <div className="nl-delivery-others">
      <PathInput
        label={t('othersFolder')}
        placeholder={t('othersFolder')}
        value={others}
        endings={[]}
        onChange={(path) => useDelivery.setState({ others: path })}
      />
    </div>
  );
}
