import type { PlainSection, TabsSection } from "~/content/schema";
import { Tabs } from "~/ui/tabs";
import { Frame, InsideTabProvider } from "../frame";
import { details } from "./words";

/** A tab set whose panels hold sections; `render` shows one of them. */
export function TabSet({
  section,
  render,
}: {
  section: TabsSection;
  render: (section: PlainSection) => React.ReactNode;
}) {
  return (
    <Frame section={section} tone="paper">
      <InsideTabProvider value={true}>
        <Tabs
          label={section.heading ?? details}
          defaultTab={section.defaultTab}
          tabs={section.tabs.map((tab) => ({
            id: tab.id,
            label: tab.label,
            content: tab.sections.map(render),
          }))}
        />
      </InsideTabProvider>
    </Frame>
  );
}
