import { DeleteOutlined } from '@ant-design/icons';
import { PadAttribute, changePad, inputCode, removePad, renamePad } from '@netloom/pinmux';
import type { Named, Pad } from '@netloom/pinmux';
import { Checkbox, Popover } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../parts/index.ts';
import { edit, pinmuxes } from '../files/pinmuxes.ts';
import { NameField } from '../NameField.tsx';
import { DraftField } from './DraftField.tsx';

export const PAD_NAME = /^[A-Za-z_]\w*$/;

interface PadRowProps {
  pad: Named<Pad>;
  /** Signals that the shown use case has on it. */
  carries: string;
}

/** Drawn anew only where what it shows has changed: an edit is one of hundreds of rows. */
export const PadRow = memo(Row);

function Row({ pad, carries }: PadRowProps) {
  const { t } = useTranslation('pinmux');
  const { name, bank, location, strap } = pad;
  const change = (next: Partial<Pad>) => edit((current) => changePad(current, name, next));
  return (
    <tr>
      <th scope="row">
        <PadName name={name} />
      </th>
      <td className="nl-pinmux-number">{inputCode(pad)}</td>
      <td>
        <DraftField
          label={t('pad.bankOf', { name })}
          value={bank}
          most={40}
          onChange={(value) => change({ bank: value })}
        />
      </td>
      <td>
        <DraftField
          label={t('pad.locationOf', { name })}
          value={location}
          most={20}
          onChange={(value) => change({ location: value })}
        />
      </td>
      <td>
        <Attributes pad={pad} onChange={(attributes) => change({ attributes })} />
      </td>
      <td>
        <input
          type="checkbox"
          aria-label={t('pad.strapOf', { name })}
          checked={strap}
          onChange={({ target }) => change({ strap: target.checked })}
        />
      </td>
      <Carried names={carries} />
      <td>
        <IconButton
          title={t('pad.remove', { name })}
          icon={<DeleteOutlined />}
          onClick={() => edit((current) => removePad(current, name))}
        />
      </td>
    </tr>
  );
}

function Carried({ names }: { names: string }) {
  return (
    <td className="nl-pinmux-mono" title={names}>
      {names}
    </td>
  );
}

function PadName({ name }: { name: string }) {
  const { t } = useTranslation('pinmux');
  return (
    <NameField
      label={t('pad.rename', { name })}
      name={name}
      pattern={PAD_NAME}
      isTaken={(next) => Object.hasOwn(pinmuxes.current()?.document.pads ?? {}, next)}
      onRename={(next) => edit((current) => renamePad(current, name, next))}
    />
  );
}

interface AttributesProps {
  pad: Named<Pad>;
  onChange: (attributes: PadAttribute[]) => void;
}

function Attributes({ pad: { name, attributes }, onChange }: AttributesProps) {
  const { t } = useTranslation('pinmux');
  const words = attributes.map((attribute) => t(`attribute.${attribute}`)).join(', ') || t('attribute.none');
  const options = PadAttribute.options.map((value) => ({ value, label: t(`attribute.${value}`) }));
  const list = (
    <Checkbox.Group
      className="nl-pinmux-attributes"
      value={attributes}
      options={options}
      onChange={onChange}
    />
  );
  return (
    <Popover destroyOnHidden trigger="click" content={list}>
      <button
        type="button"
        className="nl-pinmux-reach"
        aria-label={t('attribute.of', { name, words })}
        title={words}
      >
        {words}
      </button>
    </Popover>
  );
}
