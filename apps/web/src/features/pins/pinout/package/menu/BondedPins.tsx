import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OpenPins } from '../../store/pinsStore.ts';
import { choosePin } from '../../store/uiStore.ts';
import type { Point } from '../../../../../view2d/geometry.ts';
import { useMenu } from './menuStore.ts';

interface BondedProps {
  open: OpenPins;
  name: string;
  position: string;
  at: Point;
}

/** The other pins that are bonded to the same position. */
export function BondedPins({ open, name, position, at }: BondedProps) {
  const { t } = useTranslation('pinPackage');
  const others = open.chip.pins.filter((pin) => pin.position === position && pin.name !== name);
  return others.map((pin) => (
    <Button
      key={pin.name}
      size="small"
      title={t('menu.bonded')}
      onClick={() => {
        choosePin(pin.name);
        useMenu.setState({ menu: { pin: pin.name, at } });
      }}
    >
      {pin.name}
    </Button>
  ));
}
