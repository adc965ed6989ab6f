import type { HomeContent, ServiceCard } from "~/content/pages/home";
import { ButtonLink } from "~/ui/button";
import { classes } from "~/ui/classes";
import { Points } from "~/ui/points";
import { Rail, railEntry } from "~/ui/rail";
import { Frame } from "../frame";
import { ServiceDrawing } from "./service-drawing";

/** The background of a card on hover or focus, by its token. */
const gradients: Record<ServiceCard["gradient"], string> = {
  ember: "from-[oklch(0.93_0.05_55)]",
  dusk: "from-[oklch(0.92_0.035_75)]",
  steel: "from-[oklch(0.92_0.012_80)]",
};

export function Services({ services }: Pick<HomeContent, "services">) {
  return (
    <Frame section={{ id: "services", ...services }}>
      <Rail count={services.items.length} className="grid gap-5 lg:grid-cols-3 lg:gap-y-0">
        {services.items.map((card) => (
          <li
            key={card.title}
            data-service={card.icon}
            className={classes(
              "group relative isolate flex flex-col gap-x-10 overflow-hidden rounded-md border border-line bg-white p-6 [html[data-large-text]_&]:p-3 transition-[border-color,box-shadow,transform] duration-200 focus-within:border-signal focus-within:shadow-[0_24px_48px_-28px_rgb(0_0_0/0.35)] hover:border-signal hover:shadow-[0_24px_48px_-28px_rgb(0_0_0/0.35)] motion-safe:focus-within:-translate-y-0.5 motion-safe:hover:-translate-y-0.5 md:p-8 md:max-lg:flex-row lg:row-span-5 lg:grid lg:grid-rows-subgrid",
              railEntry,
            )}
          >
            <div
              aria-hidden="true"
              className={classes(
                "absolute inset-0 -z-10 bg-linear-to-br to-white to-60% opacity-0 transition-opacity duration-200 group-focus-within:opacity-100 group-hover:opacity-100",
                gradients[card.gradient],
              )}
            />
            <ServiceDrawing icon={card.icon} />
            <div className="flex min-w-0 grow flex-col lg:contents">
              <h3 className="title-3 mt-6 md:max-lg:mt-0">{card.title}</h3>
              <p className="mt-3 text-steel">{card.description}</p>
              <Points items={card.features} className="mt-5 mb-8" />
              <p className="mt-auto lg:mt-0">
                <ButtonLink to={card.action.to} aria-label={`${card.action.label}: ${card.title}`}>
                  {card.action.label}
                </ButtonLink>
              </p>
            </div>
          </li>
        ))}
      </Rail>
    </Frame>
  );
}
