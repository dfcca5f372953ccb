import { PlusOutlined } from '@ant-design/icons';
import { CHANNEL_FIELDS, addLinChannel } from '@netloom/pins';
import type { LinConfiguration, LinField } from '@netloom/pins';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { SaidText } from '../../../../diagnostics/SaidText.tsx';
import { SeverityIcon } from '../../../../diagnostics/SeverityIcon.tsx';
import { ChannelCell } from './ChannelCell.tsx';
import { ChannelHead } from './ChannelHead.tsx';
import { editLin } from './editLin.ts';
import { FieldName } from './FieldName.tsx';
import { useLinProblems } from './linView.ts';
import { moveFocus } from './moveFocus.ts';

const STANDARD = CHANNEL_FIELDS.filter(({ origin }) => origin === 'standard');
const VENDOR = CHANNEL_FIELDS.filter(({ origin }) => origin === 'vendor');

/** A column a channel and a row a field: what the standard does not know is a part of its own. */
export function ChannelTable({ lin }: { lin: LinConfiguration }) {
  const { t } = useTranslation('pinLin');
  const problems = useLinProblems().get('/lin/channels');
  return (
    <section className="nl-pins-lin-part" aria-label={t('part.channels')} data-field="/lin/channels">
      <h3>
        {t('part.channels')} <span>{lin.channels.length}</span>
        <Button size="small" icon={<PlusOutlined />} onClick={() => editLin(addLinChannel)}>
          {t('channel.add')}
        </Button>
      </h3>
      {problems?.map((problem) => (
        <p key={problem.message} className="nl-pins-lin-said">
          <SeverityIcon severity={problem.severity} /> <SaidText said={problem} />
        </p>
      ))}
      {lin.channels.length === 0 ? null : (
        <div className="nl-pins-lin-scroll">
          <table className="nl-pins-lin-table" onKeyDown={moveFocus}>
            <thead>
              <tr>
                <th scope="col">{t('channel.name')}</th>
                {lin.channels.map((channel, index) => (
                  <ChannelHead key={index} lin={lin} channel={channel} index={index} />
                ))}
              </tr>
            </thead>
            <Rows lin={lin} fields={STANDARD} />
            <tbody>
              <tr className="nl-pins-lin-divider">
                <th colSpan={lin.channels.length + 1} scope="colgroup">
                  <span>{t('vendorPart')}</span>
                </th>
              </tr>
            </tbody>
            <Rows lin={lin} fields={VENDOR} />
          </table>
        </div>
      )}
      <p className="nl-pins-lin-keys">{t('keys')}</p>
    </section>
  );
}

function Rows({ lin, fields }: { lin: LinConfiguration; fields: readonly LinField[] }) {
  return (
    <tbody>
      {fields.map((field) => (
        <tr key={field.name} data-origin={field.origin}>
          <th scope="row">
            <FieldName field={field} />
          </th>
          {lin.channels.map((channel, index) => (
            <ChannelCell key={index} channel={channel} index={index} field={field} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}
