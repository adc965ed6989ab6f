/** A small caps mark for a level, a mode, a badge. */
export function Badge({ children }: { children: string }) {
  return (
    <span className="label inline-block rounded-sm border border-current/30 px-2 py-0.5 text-[0.6875rem]">
      {children}
    </span>
  );
}
