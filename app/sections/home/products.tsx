import { Link } from "react-router";
import type { HomeContent } from "~/content/pages/home";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";

/** The drones in full width, each a link to its page. */
export function Products({ products }: Pick<HomeContent, "products">) {
  return (
    <section id="products" aria-labelledby="products-heading" className="on-dark bg-carbon text-bone">
      <div className="wrap pt-[clamp(2.5rem,6.5vw,6rem)] pb-7 md:pb-10">
        <p className="label mb-3 text-signal">{products.eyebrow}</p>
        <h2 id="products-heading" className="title-2">
          {products.heading}
        </h2>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-2">
        {products.items.map((product) => (
          <li
            key={product.to}
            className="first:md:max-lg:col-span-2 lg:h-[clamp(20rem,32vw,36rem)] lg:first:row-span-2 lg:first:h-auto"
          >
            <Link to={product.to} className="group flex h-full flex-col overflow-hidden -outline-offset-4">
              <Picture
                source={product.picture}
                sizes="(min-width: 64rem) max(58vw, 61rem), 100vw"
                alt=""
                className="aspect-4/3 w-full transition-transform duration-250 motion-safe:group-hover:scale-[1.015] sm:aspect-video lg:aspect-auto lg:min-h-0 lg:flex-1"
              />
              <div className="relative bg-carbon px-[clamp(1.25rem,4.5vw,4rem)] pt-5 pb-10 lg:px-10 lg:pb-8">
                <h3 className="title-3 flex items-center gap-3">
                  {product.name}
                  <Icon
                    name="arrow"
                    className="text-signal transition-transform duration-150 motion-safe:group-hover:translate-x-1"
                  />
                </h3>
                <p className="mt-1.5 max-w-[48ch] text-[0.9375rem] leading-relaxed text-mist">{product.text}</p>
                {product.price && <p className="tabular mt-1.5 text-[0.9375rem] font-semibold">{product.price}</p>}
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
