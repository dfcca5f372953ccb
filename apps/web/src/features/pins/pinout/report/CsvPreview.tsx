import type { ReportTable } from '@netloom/pins';
import { useTranslation } from 'react-i18next';

/** What the CSV holds, as a table. */
export function CsvPreview({ table: { columns, rows } }: { table: ReportTable }) {
  const { t } = useTranslation('pinReport');
  return (
    <section>
      <h3>{t('report.preview', { count: rows.length })}</h3>
      <div className="nl-pins-report-rows" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((text, column) => (
                  <td key={column}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
