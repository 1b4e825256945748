import { Fragment } from 'react';

const between = ', ';

/** Phone numbers and blocks in a row, `030 231258-00 bis -49, 040 6696980`: lines break between them alone. */
export const NumberList = ({ text }: { text: string }) =>
  text.split(between).map((number, index, { length }) => (
    <Fragment key={number}>
      <span className="whitespace-nowrap">
        {number}
        {index < length - 1 && ','}
      </span>{' '}
    </Fragment>
  ));
