import type { ComponentProps } from "react";
import { Button } from "~/ui/button";
import { formOpened } from "./focus";

/**
 * A button that opens a form or the bin in place of the list; the focus returns to it afterwards.
 * @param opens what it opens: a row's id, "new" or "bin"
 */
export function OpensButton({
  opens,
  onOpen,
  ...props
}: Omit<ComponentProps<typeof Button>, "onClick"> & { opens: string; onOpen: () => void }) {
  return (
    <Button
      data-opens={opens}
      onClick={() => {
        formOpened(opens);
        onOpen();
      }}
      {...props}
    />
  );
}
