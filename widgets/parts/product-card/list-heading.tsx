const headingTags = ['h1', 'h2', 'h3', 'h4', 'h5'] as const;

export interface ListHeadingProps {
  readonly id: string;
  /** From 1 to 5; 2 stands for another number. */
  readonly level: number;
  readonly children: string;
}

/** The heading of a list of cards. */
export function ListHeading({ id, level, children }: ListHeadingProps) {
  const Heading = headingTags[level - 1] ?? 'h2';
  return (
    <Heading id={id} part="heading" className="heading">
      {children}
    </Heading>
  );
}
