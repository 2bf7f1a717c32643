interface DataTableProps {
  columns: readonly string[];
  /** Texts, with code between backticks. The first of a row names it. */
  rows: readonly (readonly string[])[];
}

/** A table of the documents. */
export function DataTable({ columns, rows }: DataTableProps) {
  return (
    <div className="data-table">
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
          {rows.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell, index) => (
                <td key={columns[index]}>
                  <Words text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Words({ text }: { text: string }) {
  return text
    .split('`')
    .map((piece, index) => (index % 2 === 0 ? piece : <code key={index}>{piece}</code>));
}
